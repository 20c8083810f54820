/** One line over one's last games: points, or what one was rated. Pure. */
export interface Spark {
  path: string;
  dots: { x: number; y: number; value: number }[];
  least: number;
  most: number;
}

export function spark(values: number[], width: number, height: number): Spark {
  const least = Math.min(...values);
  const most = Math.max(...values);
  const round = (value: number) => Math.round(value * 10) / 10;
  const dots = values.map((value, place) => ({
    x: round(values.length < 2 ? width / 2 : (place / (values.length - 1)) * width),
    y: round(most === least ? height / 2 : height - ((value - least) / (most - least)) * height),
    value,
  }));
  return { path: dots.length > 1 ? `M${dots.map((dot) => `${dot.x} ${dot.y}`).join('L')}` : '', dots, least, most };
}

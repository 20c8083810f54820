/** Lines of a plot: totals of every seat over the moves of a game. */
export interface Plot {
  lines: { seat: number; path: string; end: [number, number] }[];
  /** Values with a line of their own. */
  levels: { value: number; y: number }[];
  steps: { value: number; x: number }[];
}

export function plot(totals: number[][], width: number, height: number): Plot {
  const most = Math.max(1, ...totals.flat());
  const least = Math.min(0, ...totals.flat());
  const step = nice((most - least) / 4);
  const top = Math.ceil(most / step) * step;
  const bottom = Math.floor(least / step) * step;
  const x = (place: number) => (totals.length < 2 ? 0 : (place / (totals.length - 1)) * width);
  const y = (value: number) => height - ((value - bottom) / (top - bottom)) * height;
  const lines = (totals[0] ?? []).map((_, seat) => {
    // A step line: points change at a move, not between moves.
    let path = `M0 ${round(y(totals[0]![seat]!))}`;
    totals.forEach((row, place) => {
      if (place && row[seat] !== totals[place - 1]![seat]) path += `H${round(x(place))}V${round(y(row[seat]!))}`;
    });
    path += `H${round(width)}`;
    return { seat, path, end: [width, y(totals.at(-1)![seat]!)] as [number, number] };
  });
  const levels = [];
  for (let value = bottom; value <= top; value += step) levels.push({ value, y: y(value) });
  const every = Math.max(1, nice(totals.length / 6));
  const steps = [];
  for (let value = 0; value < totals.length; value += every) steps.push({ value, x: x(value) });
  return { lines, levels, steps };
}

/** The next of 1, 2, 5, 10, 20, … that is not smaller. */
export function nice(value: number): number {
  const power = 10 ** Math.floor(Math.log10(Math.max(1, value)));
  return ([1, 2, 5, 10].find((factor) => factor * power >= value) ?? 10) * power;
}

const round = (value: number) => Math.round(value * 10) / 10;

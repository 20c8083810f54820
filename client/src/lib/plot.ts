/** Lines of a plot: a line a seat over the moves of a game. */
export interface Plot {
  lines: { seat: number; path: string; end: [number, number] }[];
  /** Values with a line of their own. */
  levels: { value: number; y: number }[];
  steps: { value: number; x: number }[];
}

/** The totals of every seat after every move. */
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
  return { lines, levels, steps: steps(totals.length - 1, width) };
}

/** What each seat could expect, 0 to 1, at some moves of a game: straight lines from one to the next. */
export function chances(values: { moves: number; chances: number[] }[], width: number, height: number): Plot {
  const last = Math.max(1, values.at(-1)?.moves ?? 1);
  const place = (moves: number, chance: number): [number, number] => [
    round((moves / last) * width),
    round((1 - chance) * height),
  ];
  const lines = (values[0]?.chances ?? []).map((_, seat) => {
    const points = values.map((value) => place(value.moves, value.chances[seat]!));
    return { seat, path: `M${points.map((point) => point.join(' ')).join('L')}`, end: points.at(-1)! };
  });
  const levels = [0, 0.25, 0.5, 0.75, 1].map((value) => ({ value, y: place(0, value)[1] }));
  return { lines, levels, steps: steps(last, width) };
}

function steps(last: number, width: number): Plot['steps'] {
  const every = Math.max(1, nice(last / 6));
  const marks = [];
  for (let value = 0; value <= last; value += every) marks.push({ value, x: last ? (value / last) * width : 0 });
  return marks;
}

/** The next of 1, 2, 5, 10, 20, … that is not smaller. */
export function nice(value: number): number {
  const power = 10 ** Math.floor(Math.log10(Math.max(1, value)));
  return ([1, 2, 5, 10].find((factor) => factor * power >= value) ?? 10) * power;
}

const round = (value: number) => Math.round(value * 10) / 10;

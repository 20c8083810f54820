import { describe, expect, it } from 'vitest';
import { decades, hang } from './model';

describe('the axis of depth numbers', () => {
  const labels = (setting: string, numbers: [number, number]) => {
    const scale = decades(setting, numbers);
    return Array.from({ length: scale.rows }, (_, row) => scale.label(row));
  };
  it('goes from 1 to 100 with our list', () => {
    expect(labels('tens', [1, 100])).toEqual([
      '1–9',
      '10–19',
      '20–29',
      '30–39',
      '40–49',
      '50–59',
      '60–69',
      '70–79',
      '80–89',
      '90–99',
      '100',
    ]);
    expect(labels('blocks', [1, 100]).slice(0, 2)).toEqual(['1–10', '11–20']);
    expect(labels('blocks', [1, 100])).toHaveLength(10);
  });
  it('goes from 0 to 99 with a list that does', () => {
    expect(labels('tens', [0, 99])).toEqual(labels('blocks', [0, 99]));
    expect(labels('tens', [0, 99])[0]).toBe('0–9');
    expect(labels('tens', [0, 99])).toHaveLength(10);
    expect(hang(['pearl-0'], decades('blocks', [0, 99]))[0]!.row).toBe(0);
  });
});

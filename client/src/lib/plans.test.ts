import { describe, expect, it } from 'vitest';
import type { SettingInfo } from '../wire';
import { choosable } from './plans';

const setting = (name: string, values: string[], out: Record<string, Record<string, string[]>> = {}): SettingInfo => ({
  name,
  title: name,
  default: values[0]!,
  presets: values.map((value) => ({ value, title: value, rules_out: out[value] ?? {} })),
  form: '',
  form_title: '',
  ruling: '',
});

describe('what can be chosen', () => {
  const settings = [
    setting('edition', ['retail', 'prototype'], { prototype: { mission: ['9'], level: ['easy', 'hard'] } }),
    setting('mission', ['1', '9']),
    setting('level', ['easy', 'hard']),
  ];
  const offered = (values: Record<string, string>) =>
    choosable(settings, values).map(({ name, presets }) => [name, presets.map((preset) => preset.value)]);

  it('is everything where nothing is ruled out', () => {
    expect(offered({ edition: 'retail' })).toHaveLength(3);
  });
  it('leaves out single values, and settings of which nothing is left', () => {
    expect(offered({ edition: 'prototype' })).toEqual([
      ['edition', ['retail', 'prototype']],
      ['mission', ['1']],
    ]);
  });
});

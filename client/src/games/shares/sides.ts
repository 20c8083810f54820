/** Which companies play with their advanced side, as the setting says it: `cleaning+pearl`. */
export const COMPANIES = ['cleaning', 'treasure', 'pearl', 'research', 'wildlife'];

export function chosenSides(value: string): string[] {
  if (value === 'advanced') return COMPANIES;
  return value === 'basic' || value === 'random'
    ? []
    : COMPANIES.filter((company) => value.split('+').includes(company));
}

/** The setting with one company turned over. */
export function withSide(value: string, company: string, advanced: boolean): string {
  const wanted = COMPANIES.filter((one) => (one === company ? advanced : chosenSides(value).includes(one)));
  if (!wanted.length) return 'basic';
  return wanted.length === COMPANIES.length ? 'advanced' : wanted.join('+');
}

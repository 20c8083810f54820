declare module '~icons/*' {
  const icon: import('./lib/icons').IconData;
  export default icon;
}

declare module '*.ftl?raw' {
  const text: string;
  export default text;
}

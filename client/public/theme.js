// Before the first paint: the theme and the language this device was set to.
try {
  var set = JSON.parse(localStorage.getItem('bathysphere') || '{}');
  if (set.theme === 'dark' || set.theme === 'light') document.documentElement.dataset.theme = set.theme;
  if (set.lang) document.documentElement.lang = set.lang;
} catch {
  // Nothing stored, or nothing that can be read: as the system is set.
}

// Before the first paint, so that a chosen theme never flashes.
try {
  const theme = localStorage.getItem('guildhall-theme')
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme
} catch {}

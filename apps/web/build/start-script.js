// Inline script of the page, inserted by begin.ts: starts the application.
;(() => {
  const { entry, framed } = document.documentElement.dataset
  let isStarted = false
  const start = () => {
    if (!isStarted) void import(entry)
    isStarted = true
  }
  // The first use of Intl loads the browser's locale data, which takes long: done while the files are loading.
  setTimeout(() => Intl.DateTimeFormat.supportedLocalesOf([navigator.language]))
  // The outline of the frame is painted first: evaluating the application would hold it up.
  if (framed === undefined || document.hidden) return start()
  new PerformanceObserver(start).observe({ type: 'paint', buffered: true })
  // A browser that paints nothing yet, for example of a window behind others, does not wait for it.
  setTimeout(start, 300)
})()

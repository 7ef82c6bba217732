/** Calls back when the page may have missed events: after it was hidden, restored or resumed (T12). */
export function watchPage(onReturn: () => void): () => void {
  const onShow = (event: PageTransitionEvent) => {
    if (event.persisted) onReturn();
  };
  const onVisible = () => {
    if (document.visibilityState === 'visible') onReturn();
  };
  window.addEventListener('pageshow', onShow);
  document.addEventListener('visibilitychange', onVisible);
  document.addEventListener('resume', onReturn);
  return () => {
    window.removeEventListener('pageshow', onShow);
    document.removeEventListener('visibilitychange', onVisible);
    document.removeEventListener('resume', onReturn);
  };
}

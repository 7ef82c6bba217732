/** Loads the code that sends files. A failed load is retried once. */
export const loadUpload = () => import('./upload').catch(() => import('./upload'));

/** Loads the code that sends files; retries once. */
export const loadUpload = () => import('./upload').catch(() => import('./upload'));

/** What sends files; the screens that have some load it with their own code. @internal */
export const loadUpload = () => import('./upload').catch(() => import('./upload'));

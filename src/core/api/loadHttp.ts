/** The HTTP library: a sign-in shows without it, and has it before a number is typed. @internal */
export const loadHttp = () => import('./http').catch(() => import('./http'));

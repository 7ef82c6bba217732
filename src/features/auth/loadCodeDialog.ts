/** The dialog of the code; a browser never asks again for a module that it failed to get. */
export const loadCodeDialog = () => import('./components/CodeDialog');

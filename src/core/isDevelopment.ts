// Every bundler puts the value in for React's sake.
declare const process: { env: { NODE_ENV?: string } };

/** Whether whoever looks at the page is likely to be its engineer. @internal */
export function isDevelopment(): boolean {
  try {
    return process.env.NODE_ENV !== 'production';
  } catch {
    // A page that no bundler has made.
    return false;
  }
}

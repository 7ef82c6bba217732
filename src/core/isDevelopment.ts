// Bundlers replace this expression.
declare const process: { env: { NODE_ENV?: string } };

export function isDevelopment(): boolean {
  try {
    return process.env.NODE_ENV !== 'production';
  } catch {
    // Without a bundler, `process` does not exist.
    return false;
  }
}

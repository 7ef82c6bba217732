export { connectShell } from './connectShell';
export type { NativeShell, ShellConnection, ShellOptions, ShellPrintJob } from './types';

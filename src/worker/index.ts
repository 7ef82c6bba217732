export { registerShellWorker, type ShellWorkerOptions } from './registerShellWorker';

import { startSandbox } from 'vendor-portal/testing';

export default async function setup() {
  const { stop } = await startSandbox({
    port: 4010,
    key: 'tests',
    allowOrigins: ['http://localhost:5173'],
  });
  return stop;
}

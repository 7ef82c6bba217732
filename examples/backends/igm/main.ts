import { createData } from '../rest/data.ts';
import { startTraffic } from '../rest/traffic.ts';
import { serveApp } from '../shared/serve.ts';
import { createApp, createIssues } from './app.ts';
import { react } from './node.ts';

const REACTS_AFTER_MS = 10_000;

const data = createData();
const issues = createIssues(data);
const print = (line: string) => process.stdout.write(`${line}\n`);

const app = createApp({
  data,
  issues,
  sendCode: (phone, code) => print(`Code for ${phone}: ${code}`),
});
const { url } = await serveApp(app, Number(process.env.PORT ?? 4103));
startTraffic(data);
setInterval(() => [...issues.values()].flat().forEach(react), REACTS_AFTER_MS);
print(`The ONDC node is at ${url}. Sign in with 6000000001.`);

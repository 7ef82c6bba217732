import { serveApp } from '../shared/serve.ts';
import { createApp } from './app.ts';
import { createData } from './data.ts';
import { startTraffic } from './traffic.ts';

const data = createData();
const print = (line: string) => process.stdout.write(`${line}\n`);

const app = createApp({ data, sendCode: (phone, code) => print(`Code for ${phone}: ${code}`) });
const { url } = await serveApp(app, Number(process.env.PORT ?? 4101));
startTraffic(data);
print(`The REST marketplace is at ${url}. Sign in with 6000000001.`);

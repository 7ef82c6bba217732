import { serveApp } from '../shared/serve.ts';
import { createApp } from './app.ts';
import { createData } from './data.ts';
import { startTraffic } from './traffic.ts';

const vendors = createData();
const print = (line: string) => process.stdout.write(`${line}\n`);

const app = createApp({ vendors, sendCode: (phone, code) => print(`Code for ${phone}: ${code}`) });
const { url } = await serveApp(app, Number(process.env.PORT ?? 4102));
startTraffic(vendors);
print(`The GraphQL marketplace is at ${url}. Sign in with 6000000001.`);

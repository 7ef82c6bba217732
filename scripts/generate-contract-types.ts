import { writeFileSync } from 'node:fs';
import { contractCalls } from '../build/contractCalls.ts';
import { contractTypes } from '../build/contractTypes.ts';

writeFileSync('src/core/contracts/backend/records.ts', await contractTypes(process.cwd()));
for (const [path, text] of Object.entries(contractCalls(process.cwd()))) writeFileSync(path, text);

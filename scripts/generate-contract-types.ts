import { writeFileSync } from 'node:fs';
import { contractTypes } from '../build/contractTypes.ts';

writeFileSync('src/core/contracts/backend/records.ts', await contractTypes(process.cwd()));

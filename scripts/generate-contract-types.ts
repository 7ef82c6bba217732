import { writeFileSync } from 'node:fs';
import { contractAdditions } from '../build/contractAdditions.ts';
import { contractTypes } from '../build/contractTypes.ts';

writeFileSync('src/core/contracts/backend/records.ts', await contractTypes(process.cwd()));
writeFileSync('src/core/contracts/backend/additions.ts', contractAdditions(process.cwd()));

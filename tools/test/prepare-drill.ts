import { drillNeeds, meetNeeds } from './needs.ts';

const missing = meetNeeds(drillNeeds);
if (missing.length > 0) process.stdout.write(`The drill leaves out what needs ${missing.join(', ')}.\n`);

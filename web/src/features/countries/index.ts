export { zoneChoices, allZoneChoices, zonesOf, zoneName } from './time-zones.ts';
export { zoneFinder } from './zone-search.ts';

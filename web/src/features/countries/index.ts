export { presentZone, type ZoneChoice, zoneChoices, allZoneChoices, zonesOf, zoneName } from './time-zones.ts';

export { countryOfZone, presentZone, type ZoneChoice, zoneChoices, allZoneChoices, zonesOf } from './time-zones.ts';

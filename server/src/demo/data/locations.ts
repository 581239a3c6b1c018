interface DemoFloor {
  readonly code: string;
  readonly name: string;
  readonly englishName: string;
  /** Letters of the blocks of desks. */
  readonly blocks: readonly string[];
  /** Place of the first of those who sit here, among the people of the demo. */
  readonly from: number;
}

/** An invented building at an address that there is not. */
export const demoBuilding = {
  locationCode: 'SOLBARAM-HQ',
  locationName: '솔바람 사옥',
  englishLocationName: 'Solbaram House',
  locationRegion: 'Seoul',
  locationAddress: '마당구 솔숲길 12',
  englishLocationAddress: '12 Solsup-gil, Madang-gu',
} as const;

export const demoFloors: readonly DemoFloor[] = [
  { code: 'SOLBARAM-HQ-2F', name: '2층', englishName: '2F', blocks: ['A', 'B', 'C'], from: 0 },
  { code: 'SOLBARAM-HQ-3F', name: '3층', englishName: '3F', blocks: ['A', 'B', 'C', 'D'], from: 9 },
];

/** Seats of a floor that are taken; the others are free. */
export const peoplePerFloor = 9;

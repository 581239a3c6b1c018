/** Query cache key of the list. */
export const propertiesKey = ['operator', 'properties'] as const;

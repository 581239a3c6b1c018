/** Where the query cache keeps the list. */
export const propertiesKey = ['operator', 'properties'] as const;

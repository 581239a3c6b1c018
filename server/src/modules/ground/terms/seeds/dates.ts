/** The days from which the samples were in force: past on any machine, so that a first start has terms in force. */
export const versionDates = ['2023-03-02', '2024-01-02', '2024-09-02'] as const;

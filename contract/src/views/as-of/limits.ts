/** People of one page of a department as of a day. */
export const asOfPeoplePerPage = 50;

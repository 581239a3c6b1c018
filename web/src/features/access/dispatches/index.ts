/** The field of departments, in which the host chooses a place. */
export const needs = ['departments'];

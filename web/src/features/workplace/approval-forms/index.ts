export const needs: readonly string[] = [];

export const needs = ['item-categories'];

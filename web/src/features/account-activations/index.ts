export const needs = ['consents', 'recoveries', 'signup'];

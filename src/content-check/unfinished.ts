/** Marks that writers leave in unfinished text. */
export const UNFINISHED = new RegExp(
  [
    /\b(?:lorem ipsum|dolor sit amet)\b/u,
    /\b(?:TODO|FIXME|TBD|TBC|X{3,})\b/u,
    /\b(?:your|insert|add|more) (?:text|copy|words|title|heading|name) here\b/u,
    /\b(?:head(?:line|ing)|title|text|copy) goes here\b|\bhere to enter\b/u,
    /^(?:enter|add|insert|new) (?:an? )?(?:head(?:line|ing)|title|text|section)$/u,
    /\?{3,}|\(\?+\)|\(check with [^()]*\)/u,
    /\((?:copy|draft)\)$|^placeholder (?:text|heading|title)\b|\bv\d+[ _-]final\b/u,
    /^(?:(?:test|asdf\w*|qwerty|blah)\s?)+$/u,
    /\b(?:John|Jane) Doe\b|\bAcme\b/u,
  ]
    .map(({ source }) => source)
    .join("|"),
  "iu",
);

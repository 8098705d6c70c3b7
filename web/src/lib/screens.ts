// Which screens a table is laid out for. The styles of pieces have their own sizes; this is about where things lie.

/** A phone, or a tablet held upright: the world above, everything else in tabs below it. */
export const PHONE = '(max-width: 760px), (max-width: 1000px) and (orientation: portrait)';
/** The rail, the world and a narrow column beside it. */
export const NARROW = '(max-width: 1179px)';
/** A phone with the bars of its browser. */
export const LOW = '(max-height: 760px)';

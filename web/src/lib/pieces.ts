// How a piece can look on the table: what can be done with it right now.
export type PieceState =
  | 'plain'
  | 'lit' // it can be chosen: lamp with ink outline
  | 'chosen' // thick ink ring
  | 'dim' // a sibling of options that is none
  | 'ghost'; // as it would be after the choice
export type Seat = 1 | 2 | 3 | 4 | 5; // colours and devices of the sprite

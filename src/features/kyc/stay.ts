/** Navigation state of a link to the list by someone who wants to see the list (decision b16). */
export const STAY = 'stay';

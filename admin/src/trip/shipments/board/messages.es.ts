/** The texts of the board of loads in Spanish, below `shipments`. */
export const es = {
  look: {
    label: 'Cómo ver los embarques',
    list: 'Lista',
    board: 'Tablero por estatus',
    none: 'Ninguno',
    more: 'Ver más',
  },
  underWay: {
    title: 'Mis embarques en curso',
    all: 'Ver todos',
    allOfMine: 'Ver todos mis embarques',
  },
};

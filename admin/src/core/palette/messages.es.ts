/** The texts of the command palette in Spanish. */
export const es = {
  palette: {
    open: 'Buscar',
    title: 'Buscar páginas, registros y acciones',
    placeholder: 'Páginas, registros o acciones…',
    pages: 'Páginas',
    actions: 'Acciones',
    language: 'Cambiar a %{name}',
    searching: 'Buscando…',
    none: 'Nada coincide con «%{text}»',
    failed: 'No se pudo buscar en: %{names}',
  },
};

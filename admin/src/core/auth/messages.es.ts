/** The texts of signing in in Spanish. */
export const es = {
  signIn: {
    finishing: 'Iniciando sesión…',
    failed: 'No se pudo iniciar sesión',
    retry: 'Intentar de nuevo',
    errors: {
      timeout: 'El proveedor de identidad tardó más de 10 segundos en responder. Intente de nuevo.',
      cancelled: 'El inicio de sesión se canceló antes de terminar.',
      missing_refresh_token:
        'El proveedor de identidad no permite renovar su sesión. Inicie sesión de nuevo.',
      state_mismatch:
        'La respuesta no corresponde a este inicio de sesión. Suele pasar con un enlace viejo u otra pestaña.',
      login_required: 'Su sesión con el proveedor de identidad terminó. Inicie sesión de nuevo.',
      unconfirmed:
        'Su cuenta aún no está registrada en Andén. Pida a su administrador que la dé de alta.',
      deactivated: 'Su cuenta está desactivada. Pida a su administrador que la restaure.',
      refused: 'Andén no aceptó la sesión que se acaba de iniciar. Intente de nuevo.',
      unreachable: 'No hay conexión con el servicio de inicio de sesión. Revise su red.',
      unknown: 'Ocurrió un error inesperado al iniciar sesión.',
    },
  },
};

/** Names a file: a camera may give its photo no name; a photo that was made smaller is a JPEG. */
export function nameOf(file: File, content: Blob): string {
  const name = file.name || 'foto.jpg';
  return content === file ? name : `${name.replace(/\.\w+$/, '')}.jpg`;
}

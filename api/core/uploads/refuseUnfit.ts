import { invalid } from '../errors/errors.ts';
import { damageAt } from '../reading/readStored.ts';
import type { Words } from '../../shared/words.ts';
import type { FileType } from './typeOf.ts';

/** Throws 422 with the remedy for a file that is empty, of another type than those accepted, or cannot be opened. */
export async function refuseUnfit(
  { path, size }: { path: string; size: number },
  type: FileType | undefined,
  types: string[],
): Promise<void> {
  if (size === 0) throw invalid('file', EMPTY);
  if (!type || !types.includes(type.mime)) throw invalid('file', otherType(type, types));
  const damage = await damageAt({ path, mediaType: type.mime });
  if (damage === 'password') throw invalid('file', PASSWORD);
  if (damage) throw invalid('file', type.mime === 'application/pdf' ? DAMAGED_PDF : DAMAGED_IMAGE);
}

function otherType(type: FileType | undefined, types: string[]): Words {
  if (type && PHONE.test(type.mime)) return PHONE_PHOTO;
  const [es, en] = types.includes('application/xml')
    ? ['PDF, JPEG, PNG o XML', 'PDF, JPEG, PNG or XML']
    : ['PDF, JPEG o PNG', 'PDF, JPEG or PNG'];
  if (!type || type.mime === 'application/xml')
    return {
      es: `Debe ser un ${es}; su contenido no lo es`,
      en: `It must be a ${en}; its content is ${types.includes('application/xml') ? 'none of them' : 'not'}`,
    };
  const name = type.ext.toUpperCase();
  return {
    es: `Es un archivo ${name}: ábralo, guárdelo o imprímalo como PDF y súbalo. Debe ser un ${es}`,
    en: `It is a ${name} file: open it, save or print it as a PDF and upload that. It must be a ${en}`,
  };
}

/** The types in which phones keep photos that few programs open. */
const PHONE = /^image\/(hei[cf](-sequence)?|avif)$/;

const PHONE_PHOTO: Words = {
  es: 'Es una foto HEIC, que pocos programas abren. En el iPhone elija Ajustes › Cámara › Formatos › «Más compatible» y tome la foto otra vez, o envíela como JPEG',
  en: 'It is a HEIC photo, which few programs open. On the iPhone choose Settings › Camera › Formats › “Most Compatible” and take the photo again, or send it as a JPEG',
};
const EMPTY: Words = {
  es: 'El archivo está vacío: descárguelo o guárdelo otra vez y súbalo',
  en: 'The file is empty: download or save it again and upload it',
};
const PASSWORD: Words = {
  es: 'Este PDF pide una contraseña para abrirse: guárdelo sin contraseña, o imprímalo como PDF, y súbalo',
  en: 'This PDF asks for a password to open: save it without one, or print it as a PDF, and upload that',
};
const DAMAGED_PDF: Words = {
  es: 'Este PDF está dañado o incompleto: descárguelo o escanéelo otra vez y súbalo',
  en: 'This PDF is damaged or incomplete: download or scan it again and upload it',
};
const DAMAGED_IMAGE: Words = {
  es: 'Esta imagen está dañada o incompleta: tome la foto o guárdela otra vez y súbala',
  en: 'This image is damaged or incomplete: take the photo or save it again and upload it',
};

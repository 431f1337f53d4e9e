import { expect } from 'chai';
import { orientationIn } from '../../picture/orientation.ts';
import { withoutMetadata } from '../../picture/withoutMetadata.ts';

const segment = (marker: number, data: Buffer) =>
  Buffer.concat([Buffer.from([0xff, marker, 0, data.length + 2]), data]);
const text = (of: string) => Buffer.from(of, 'latin1');

/** A photo of 'Fletes Lobo' with an orientation (6), in both byte orders of EXIF. */
function photoOf(isLittle: boolean): Buffer {
  const tiff = isLittle
    ? Buffer.from('49492a000800000001001201030001000000060000000000', 'hex')
    : Buffer.from('4d4d002a0000000800010112000300000001000600000000', 'hex');
  const exif = Buffer.concat([text('Exif\0\0'), tiff, text('Fletes Lobo')]);
  return Buffer.concat([
    ...[Buffer.from([0xff, 0xd8]), segment(0xe0, text('JFIF\0')), segment(0xe1, exif)],
    ...[
      segment(0xe1, text('http://ns.adobe.com/xap/1.0/ Fletes Lobo')),
      segment(0xe2, text('MPF\0')),
    ],
    ...[segment(0xfe, text('Fletes Lobo')), segment(0xdb, text('table'))],
    ...[segment(0xda, text('scan')), text('pixels'), Buffer.from([0xff, 0xd9])],
    ...[text('appended Fletes Lobo')],
  ]);
}

describe('A picture without its metadata', () => {
  for (const isLittle of [true, false])
    it(`keeps pixels and orientation of a JPEG whose EXIF is ${isLittle ? 'II' : 'MM'}`, () => {
      const found = withoutMetadata(photoOf(isLittle));
      expect(found.toString('latin1')).to.not.match(/Lobo|adobe|MPF|appended/);
      for (const kept of ['JFIF', 'table', 'scan', 'pixels'])
        expect(found.includes(kept), kept).to.equal(true);
      expect(orientationIn(found.subarray(found.indexOf(text('Exif')) - 4))).to.equal(6);
      expect(withoutMetadata(found).equals(found), 'again').to.equal(true);
    });

  it('keeps the chunks of a PNG but its texts', () => {
    const chunk = (type: string, data: string) => {
      const length = Buffer.alloc(4);
      length.writeUInt32BE(data.length);
      return Buffer.concat([length, text(type + data), Buffer.alloc(4)]);
    };
    const signature = Buffer.from('89504e470d0a1a0a', 'hex');
    const [header, end] = [chunk('IHDR', 'size'), chunk('IEND', '')];
    const whole = [signature, header, chunk('tEXt', 'Author\0Lobo'), chunk('IDAT', 'pixels'), end];
    const found = withoutMetadata(Buffer.concat([...whole, text('Lobo')]));
    expect(found.equals(Buffer.concat([signature, header, chunk('IDAT', 'pixels'), end]))).to.equal(
      true,
    );
  });

  it('leaves any other content, and broken pictures end', () => {
    for (const content of [text('%PDF-1.7'), Buffer.from([0xff, 0xd8, 0xff]), Buffer.alloc(0)])
      expect(withoutMetadata(content).equals(content)).to.equal(true);
  });
});

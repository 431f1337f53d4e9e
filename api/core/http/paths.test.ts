import { expect } from 'chai';
import { Paths } from './paths.ts';

describe('The paths of the contract', () => {
  const paths = new Paths<string>();
  for (const [method, path] of [
    ['get', '/quotes'],
    ['get', '/quotes/{id}'],
    ['patch', '/quotes/{id}'],
    ['post', '/quotes/bulk'],
    ['get', '/quotes/export'],
    ['get', '/quotes/{id}/rates'],
    ['get', '/quotes/export/{name}'],
  ] as const)
    paths.add(path, method, `${method} ${path}`);
  const routeOf = (method: string, path: string) => paths.find(path, method)?.route;

  it('prefer a literal segment to a parameter, whatever their order', () => {
    expect(routeOf('GET', '/quotes/export')).to.equal('get /quotes/export');
    expect(routeOf('GET', '/quotes/7')).to.equal('get /quotes/{id}');
    expect(routeOf('POST', '/quotes/bulk')).to.equal('post /quotes/bulk');
  });

  it('are found by a parameter where the literal segment leads nowhere', () => {
    expect(routeOf('GET', '/quotes/bulk')).to.equal('get /quotes/{id}');
    expect(paths.find('/quotes/export/rates', 'GET')).to.deep.equal({
      route: 'get /quotes/export/{name}',
      params: { name: 'rates' },
    });
    expect(paths.find('/quotes/bulk/rates', 'GET')).to.deep.equal({
      route: 'get /quotes/{id}/rates',
      params: { id: 'bulk' },
    });
  });

  it('are found in upper case, with a final slash and with HEAD, and their parameters keep their case', () => {
    expect(routeOf('HEAD', '/QUOTES/')).to.equal('get /quotes');
    expect(paths.find('/Quotes/aB%20c/', 'PATCH')?.params).to.deep.equal({ id: 'aB c' });
    expect(paths.find('/quotes/%E0%A4%A', 'GET')?.params).to.deep.equal({ id: '%E0%A4%A' });
  });

  it('are not found beyond their segments, with an empty parameter, or by a method that no path has', () => {
    for (const path of ['/', '/other', '/quotes//', '/quotes/7/rates/8', '/quotes/7//'])
      expect(routeOf('GET', path), path).to.equal(undefined);
    expect(routeOf('DELETE', '/quotes/7')).to.equal(undefined);
    expect(paths.methodsOf('/quotes/bulk')).to.have.members(['POST', 'GET', 'HEAD', 'PATCH']);
    expect(paths.methodsOf('/other')).to.deep.equal([]);
  });
});

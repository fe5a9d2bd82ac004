export default new Proxy({}, { get: (_classes, name) => String(name) });

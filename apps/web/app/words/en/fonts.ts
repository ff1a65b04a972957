// Archivo, which every language loads, is all that English needs.
export {};

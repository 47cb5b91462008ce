/** Writes models in the ONNX format: protobuf, with the field numbers of its published schema (onnx.proto3). */

const ELEMENT = { float: 1, int64: 7 } as const
const IR_VERSION = 8
const OPSET = 17

type Shape = readonly (number | string)[]
/** An input or output; named dimensions are known when the model runs. */
export type Value = { name: string; type: keyof typeof ELEMENT; shape: Shape }
/** Constants stored in the model. */
export type Constant = { name: string; type: keyof typeof ELEMENT; shape: readonly number[]; values: readonly number[] }
export type Step = {
  op: string
  inputs: readonly string[]
  output: string
  attributes?: Readonly<Record<string, number | readonly number[]>>
}
export type Graph = { inputs: Value[]; outputs: Value[]; constants: Constant[]; steps: Step[] }

/** The bytes of a `.onnx` file. */
export function writeOnnx({ inputs, outputs, constants, steps }: Graph): Buffer {
  const graph = [
    ...steps.map((step) => message(1, writeStep(step))),
    text(2, 'graph'),
    ...constants.map((constant) => message(5, writeConstant(constant))),
    ...inputs.map((value) => message(11, writeValue(value))),
    ...outputs.map((value) => message(12, writeValue(value))),
  ]
  return Buffer.concat([number(1, IR_VERSION), message(7, graph), message(8, [text(1, ''), number(2, OPSET)])])
}

const writeStep = ({ op, inputs, output, attributes = {} }: Step): Buffer[] => [
  ...inputs.map((name) => text(1, name)),
  text(2, output),
  text(4, op),
  ...Object.entries(attributes).map(([name, value]) => message(5, writeAttribute(name, value))),
]

const writeAttribute = (name: string, value: number | readonly number[]): Buffer[] =>
  typeof value === 'number'
    ? [text(1, name), number(3, value), number(20, 2)]
    : [text(1, name), ...value.map((one) => number(8, one)), number(20, 7)]

const writeConstant = ({ name, type, shape, values }: Constant): Buffer[] => [
  ...shape.map((size) => number(1, size)),
  number(2, ELEMENT[type]),
  text(8, name),
  bytes(
    9,
    Buffer.from(type === 'float' ? Float32Array.from(values).buffer : BigInt64Array.from(values, BigInt).buffer),
  ),
]

const writeValue = ({ name, type, shape }: Value): Buffer[] => {
  const dimensions = shape.map((size) => message(1, [typeof size === 'number' ? number(1, size) : text(2, size)]))
  return [text(1, name), message(2, [message(1, [number(1, ELEMENT[type]), message(2, dimensions)])])]
}

const message = (field: number, parts: readonly Buffer[]): Buffer => bytes(field, Buffer.concat(parts))
const text = (field: number, value: string): Buffer => bytes(field, Buffer.from(value))
const number = (field: number, value: number): Buffer =>
  Buffer.concat([varint(BigInt(field << 3)), varint(BigInt(value))])
const bytes = (field: number, value: Buffer): Buffer =>
  Buffer.concat([varint(BigInt((field << 3) | 2)), varint(BigInt(value.length)), value])

function varint(value: bigint): Buffer {
  const written: number[] = []
  let rest = BigInt.asUintN(64, value)
  for (; rest > 127n; rest >>= 7n) written.push(Number(rest & 127n) | 128)
  return Buffer.from([...written, Number(rest)])
}

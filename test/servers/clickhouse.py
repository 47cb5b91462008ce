"""Runs the ClickHouse program inside libchdb.so: clickhouse.py LIBRARY [ARGUMENT...]

The engine checks the stack bounds of the thread that calls it, so it wants the main thread of an ordinary process:
called from Node through a foreign-function library it fails.
"""
import ctypes
import os
import sys
import threading


def end_with_parent():
    """The pipe ends however the test process ends, kill -9 included."""
    sys.stdin.buffer.read()
    os._exit(0)


threading.Thread(target=end_with_parent, daemon=True).start()
run = ctypes.CDLL(sys.argv[1]).chdb_query_cmdline
arguments = [b"clickhouse", *(argument.encode() for argument in sys.argv[2:])]
sys.exit(run(len(arguments), (ctypes.c_char_p * len(arguments))(*arguments)))
